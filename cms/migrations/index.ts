import * as migration_20261130_050000_baseline from './20261130_050000_baseline';
import * as migration_20261130_115200_closed_changes from './20261130_115200_closed_changes';

export const migrations = [
  {
    up: migration_20261130_050000_baseline.up,
    down: migration_20261130_050000_baseline.down,
    name: '20261130_050000_baseline',
  },
  {
    up: migration_20261130_115200_closed_changes.up,
    down: migration_20261130_115200_closed_changes.down,
    name: '20261130_115200_closed_changes',
  },
];
