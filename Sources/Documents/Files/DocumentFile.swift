/// Reading and saving documents as files.
public enum DocumentFile {}
