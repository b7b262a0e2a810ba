import * as migration_20261126_060000_baseline from './20261126_060000_baseline';

export const migrations = [
  {
    up: migration_20261126_060000_baseline.up,
    down: migration_20261126_060000_baseline.down,
    name: '20261126_060000_baseline'
  },
];
