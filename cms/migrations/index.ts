import * as migration_20261130_050000_baseline from './20261130_050000_baseline';
import * as migration_20261130_115200_closed_changes from './20261130_115200_closed_changes';
import * as migration_20261130_121500_waiver_sums from './20261130_121500_waiver_sums';
import * as migration_20261130_123000_addresses_in_texts from './20261130_123000_addresses_in_texts';
import * as migration_20261130_125500_lots_index from './20261130_125500_lots_index';
import * as migration_20261130_130000_known_applicants from './20261130_130000_known_applicants';
import * as migration_20261130_191138_joint_check_reminder from './20261130_191138_joint_check_reminder';
import * as migration_20261130_191647_payee_categories from './20261130_191647_payee_categories';
import * as migration_20261130_195755_refunded_taxable from './20261130_195755_refunded_taxable';
import * as migration_20261130_201256_take_off_settings from './20261130_201256_take_off_settings';
import * as migration_20261130_201329_credit_carriers from './20261130_201329_credit_carriers';
import * as migration_20261130_230253_distributor_lead_time from './20261130_230253_distributor_lead_time';
import * as migration_20261130_233000_effective_days from './20261130_233000_effective_days';
import * as migration_20261130_235301_waiver_customers from './20261130_235301_waiver_customers';
import * as migration_20261201_030500_hold_downs_per_strap from './20261201_030500_hold_downs_per_strap';
import * as migration_20261201_033500_retainage_waivers from './20261201_033500_retainage_waivers';
import * as migration_20261201_094500_unedited_waiver_texts from './20261201_094500_unedited_waiver_texts';
import * as migration_20261201_162037_statement_take_backs from './20261201_162037_statement_take_backs';

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
  {
    up: migration_20261130_121500_waiver_sums.up,
    down: migration_20261130_121500_waiver_sums.down,
    name: '20261130_121500_waiver_sums',
  },
  {
    up: migration_20261130_123000_addresses_in_texts.up,
    down: migration_20261130_123000_addresses_in_texts.down,
    name: '20261130_123000_addresses_in_texts',
  },
  {
    up: migration_20261130_125500_lots_index.up,
    down: migration_20261130_125500_lots_index.down,
    name: '20261130_125500_lots_index',
  },
  {
    up: migration_20261130_130000_known_applicants.up,
    down: migration_20261130_130000_known_applicants.down,
    name: '20261130_130000_known_applicants',
  },
  {
    up: migration_20261130_191138_joint_check_reminder.up,
    down: migration_20261130_191138_joint_check_reminder.down,
    name: '20261130_191138_joint_check_reminder',
  },
  {
    up: migration_20261130_191647_payee_categories.up,
    down: migration_20261130_191647_payee_categories.down,
    name: '20261130_191647_payee_categories',
  },
  {
    up: migration_20261130_195755_refunded_taxable.up,
    down: migration_20261130_195755_refunded_taxable.down,
    name: '20261130_195755_refunded_taxable',
  },
  {
    up: migration_20261130_201256_take_off_settings.up,
    down: migration_20261130_201256_take_off_settings.down,
    name: '20261130_201256_take_off_settings',
  },
  {
    up: migration_20261130_201329_credit_carriers.up,
    down: migration_20261130_201329_credit_carriers.down,
    name: '20261130_201329_credit_carriers',
  },
  {
    up: migration_20261130_230253_distributor_lead_time.up,
    down: migration_20261130_230253_distributor_lead_time.down,
    name: '20261130_230253_distributor_lead_time',
  },
  {
    up: migration_20261130_233000_effective_days.up,
    down: migration_20261130_233000_effective_days.down,
    name: '20261130_233000_effective_days',
  },
  {
    up: migration_20261130_235301_waiver_customers.up,
    down: migration_20261130_235301_waiver_customers.down,
    name: '20261130_235301_waiver_customers',
  },
  {
    up: migration_20261201_030500_hold_downs_per_strap.up,
    down: migration_20261201_030500_hold_downs_per_strap.down,
    name: '20261201_030500_hold_downs_per_strap',
  },
  {
    up: migration_20261201_033500_retainage_waivers.up,
    down: migration_20261201_033500_retainage_waivers.down,
    name: '20261201_033500_retainage_waivers',
  },
  {
    up: migration_20261201_094500_unedited_waiver_texts.up,
    down: migration_20261201_094500_unedited_waiver_texts.down,
    name: '20261201_094500_unedited_waiver_texts',
  },
  {
    up: migration_20261201_162037_statement_take_backs.up,
    down: migration_20261201_162037_statement_take_backs.down,
    name: '20261201_162037_statement_take_backs'
  },
];
