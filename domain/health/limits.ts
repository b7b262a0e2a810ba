const MB = 1024 * 1024

/** Where health ends, written once: what a process goes by, and what the health page says of it. */
export const HEALTH_LIMITS = {
  /** Bytes that uploads leave free unless KEEP_FREE_MB says otherwise: the database may lie on the same disk. */
  keepFreeBytes: 1024 * MB,
  /** Fewer free bytes and a process is not ready: not even what it must write has room. */
  fullBytes: 32 * MB,
  /** Free space is low below so many times what uploads leave free. */
  lowFreeFactor: 2,
  /** Seconds a database counts as full after it refused a write for that. */
  refusedWriteSeconds: 15,
  /** Milliseconds of the shortest question to the database. */
  databaseSlowMs: 200,
  /** Seconds that what is read from the database's standby may lack; with more it is read from the database. */
  replicaLagSeconds: 5,
  /** Requests that wait for a connection of a process's pool. */
  poolWaiting: 5,
  /** Minutes a mail may wait that could be sent. */
  mailWaitingMinutes: 10,
  /** Minutes a background job may be late. */
  jobLateMinutes: 5,
  /** Hours without a backup. */
  backupHours: 26,
} as const
