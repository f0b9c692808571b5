/// The version of the messages between the editor and its worker.
public let workerLinkVersion = 1
