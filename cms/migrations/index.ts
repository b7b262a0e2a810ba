import * as migration_20261126_060000_baseline from './20261126_060000_baseline';
import * as migration_20261126_162806_returned_payouts from './20261126_162806_returned_payouts';

export const migrations = [
  {
    up: migration_20261126_060000_baseline.up,
    down: migration_20261126_060000_baseline.down,
    name: '20261126_060000_baseline',
  },
  {
    up: migration_20261126_162806_returned_payouts.up,
    down: migration_20261126_162806_returned_payouts.down,
    name: '20261126_162806_returned_payouts'
  },
];
