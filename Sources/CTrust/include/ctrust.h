#ifndef CTRUST_H
#define CTRUST_H

/// Has connections that begin from now on check servers' certificates against the file at `path` (PEM)
/// alone; NULL takes the system's again. From any thread.
void scribe_trust_use(const char *path);

#endif
