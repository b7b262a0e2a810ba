const MB = 1024 * 1024

/** Health limits, used by processes and shown on the health page. */
export const HEALTH_LIMITS = {
  /** Bytes uploads must leave free unless KEEP_FREE_MB is set: the database may be on the same disk. */
  keepFreeBytes: 1024 * MB,
  /** With fewer free bytes a process is not ready: there is no room for required writes either. */
  fullBytes: 32 * MB,
  /** Free space is low below this multiple of what uploads must leave free. */
  lowFreeFactor: 2,
  /** Seconds a database counts as full after it refused a write for that reason. */
  refusedWriteSeconds: 15,
  /** Milliseconds of the shortest database query. */
  databaseSlowMs: 200,
  /** Maximum replica lag in seconds; above it, reads use the primary. */
  replicaLagSeconds: 5,
  /** Requests waiting for a connection of a process's pool. */
  poolWaiting: 5,
  /** Minutes a sendable mail may wait. */
  mailWaitingMinutes: 10,
  /** Minutes a background job may be late. */
  jobLateMinutes: 5,
  /** Hours without a backup. */
  backupHours: 26,
} as const
