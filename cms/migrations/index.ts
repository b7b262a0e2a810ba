import * as migration_20261126_060000_baseline from './20261126_060000_baseline';
import * as migration_20261126_162806_returned_payouts from './20261126_162806_returned_payouts';
import * as migration_20261126_170000_proved_addresses from './20261126_170000_proved_addresses';
import * as migration_20261126_171500_typed_names from './20261126_171500_typed_names';
import * as migration_20261126_172243_separation_of_duties from './20261126_172243_separation_of_duties';
import * as migration_20261126_174548_early_payouts from './20261126_174548_early_payouts';
import * as migration_20261126_181719_waivers_of_shops from './20261126_181719_waivers_of_shops';
import * as migration_20261126_203951_money_of_shops from './20261126_203951_money_of_shops';
import * as migration_20261126_212048_house_bank_in_use from './20261126_212048_house_bank_in_use';
import * as migration_20261127_001132_pay_again from './20261127_001132_pay_again';
import * as migration_20261127_001500_task_marks from './20261127_001500_task_marks';
import * as migration_20261127_002000_windows_beside_walls from './20261127_002000_windows_beside_walls';
import * as migration_20261127_004900_bank_files from './20261127_004900_bank_files';
import * as migration_20261127_005900_bom_terms_and_target from './20261127_005900_bom_terms_and_target';
import * as migration_20261127_034500_quotes_end_of_day from './20261127_034500_quotes_end_of_day';
import * as migration_20261127_040600_receipt_parts from './20261127_040600_receipt_parts';
import * as migration_20261127_063800_site_of_quotes from './20261127_063800_site_of_quotes';
import * as migration_20261127_064002_wire_routing_number from './20261127_064002_wire_routing_number';
import * as migration_20261127_070500_receivable_history from './20261127_070500_receivable_history';
import * as migration_20261127_073700_waiting_list from './20261127_073700_waiting_list';
import * as migration_20261127_142350_accepting_orders from './20261127_142350_accepting_orders';
import * as migration_20261127_145239_remote_teams from './20261127_145239_remote_teams';
import * as migration_20261127_150554_panel_limits from './20261127_150554_panel_limits';
import * as migration_20261127_161152_sales_tax from './20261127_161152_sales_tax';
import * as migration_20261127_180905_production_requests from './20261127_180905_production_requests';
import * as migration_20261127_191719_engineering_reviews from './20261127_191719_engineering_reviews';
import * as migration_20261127_194108_bank_files from './20261127_194108_bank_files';
import * as migration_20261127_220202_closed_books from './20261127_220202_closed_books';
import * as migration_20261128_013215_roll_formers from './20261128_013215_roll_formers';
import * as migration_20261128_015842_lien_papers_and_w9 from './20261128_015842_lien_papers_and_w9';
import * as migration_20261128_020910_own_services_and_kit from './20261128_020910_own_services_and_kit';
import * as migration_20261128_063936_review_pins from './20261128_063936_review_pins';
import * as migration_20261128_065245_escrow_account from './20261128_065245_escrow_account';
import * as migration_20261128_072549_developments from './20261128_072549_developments';
import * as migration_20261128_074104_credit_limit from './20261128_074104_credit_limit';
import * as migration_20261128_075612_terms_per_tier from './20261128_075612_terms_per_tier';
import * as migration_20261128_093833_framed_pictures from './20261128_093833_framed_pictures';
import * as migration_20261128_095401_option_heights from './20261128_095401_option_heights';
import * as migration_20261128_111800_prenotes from './20261128_111800_prenotes';
import * as migration_20261128_112500_shipments from './20261128_112500_shipments';
import * as migration_20261128_133208_payee_checks from './20261128_133208_payee_checks';
import * as migration_20261128_134715_shop_prices from './20261128_134715_shop_prices';
import * as migration_20261128_150000_design_sites from './20261128_150000_design_sites';
import * as migration_20261128_192031_zone_of_closed_months from './20261128_192031_zone_of_closed_months';
import * as migration_20261128_200603_release_windows from './20261128_200603_release_windows';
import * as migration_20261128_231000_queue_without_pgboss from './20261128_231000_queue_without_pgboss';
import * as migration_20261129_032200_production_without_weeks from './20261129_032200_production_without_weeks';
import * as migration_20261129_060000_shop_retainage from './20261129_060000_shop_retainage';
import * as migration_20261129_124500_step_time from './20261129_124500_step_time';
import * as migration_20261129_152500_panel_basis from './20261129_152500_panel_basis';
import * as migration_20261129_163000_divided_disputes from './20261129_163000_divided_disputes';
import * as migration_20261129_213000_accepted_prices from './20261129_213000_accepted_prices';
import * as migration_20261130_014500_accepted_basis from './20261130_014500_accepted_basis';
import * as migration_20261130_035223_sealed_models from './20261130_035223_sealed_models';

export const migrations = [
  {
    up: migration_20261126_060000_baseline.up,
    down: migration_20261126_060000_baseline.down,
    name: '20261126_060000_baseline',
  },
  {
    up: migration_20261126_162806_returned_payouts.up,
    down: migration_20261126_162806_returned_payouts.down,
    name: '20261126_162806_returned_payouts',
  },
  {
    up: migration_20261126_170000_proved_addresses.up,
    down: migration_20261126_170000_proved_addresses.down,
    name: '20261126_170000_proved_addresses',
  },
  {
    up: migration_20261126_171500_typed_names.up,
    down: migration_20261126_171500_typed_names.down,
    name: '20261126_171500_typed_names',
  },
  {
    up: migration_20261126_172243_separation_of_duties.up,
    down: migration_20261126_172243_separation_of_duties.down,
    name: '20261126_172243_separation_of_duties',
  },
  {
    up: migration_20261126_174548_early_payouts.up,
    down: migration_20261126_174548_early_payouts.down,
    name: '20261126_174548_early_payouts',
  },
  {
    up: migration_20261126_181719_waivers_of_shops.up,
    down: migration_20261126_181719_waivers_of_shops.down,
    name: '20261126_181719_waivers_of_shops',
  },
  {
    up: migration_20261126_203951_money_of_shops.up,
    down: migration_20261126_203951_money_of_shops.down,
    name: '20261126_203951_money_of_shops',
  },
  {
    up: migration_20261126_212048_house_bank_in_use.up,
    down: migration_20261126_212048_house_bank_in_use.down,
    name: '20261126_212048_house_bank_in_use',
  },
  {
    up: migration_20261127_001132_pay_again.up,
    down: migration_20261127_001132_pay_again.down,
    name: '20261127_001132_pay_again',
  },
  {
    up: migration_20261127_001500_task_marks.up,
    down: migration_20261127_001500_task_marks.down,
    name: '20261127_001500_task_marks',
  },
  {
    up: migration_20261127_002000_windows_beside_walls.up,
    down: migration_20261127_002000_windows_beside_walls.down,
    name: '20261127_002000_windows_beside_walls',
  },
  {
    up: migration_20261127_004900_bank_files.up,
    down: migration_20261127_004900_bank_files.down,
    name: '20261127_004900_bank_files',
  },
  {
    up: migration_20261127_005900_bom_terms_and_target.up,
    down: migration_20261127_005900_bom_terms_and_target.down,
    name: '20261127_005900_bom_terms_and_target',
  },
  {
    up: migration_20261127_034500_quotes_end_of_day.up,
    down: migration_20261127_034500_quotes_end_of_day.down,
    name: '20261127_034500_quotes_end_of_day',
  },
  {
    up: migration_20261127_040600_receipt_parts.up,
    down: migration_20261127_040600_receipt_parts.down,
    name: '20261127_040600_receipt_parts',
  },
  {
    up: migration_20261127_063800_site_of_quotes.up,
    down: migration_20261127_063800_site_of_quotes.down,
    name: '20261127_063800_site_of_quotes',
  },
  {
    up: migration_20261127_064002_wire_routing_number.up,
    down: migration_20261127_064002_wire_routing_number.down,
    name: '20261127_064002_wire_routing_number',
  },
  {
    up: migration_20261127_070500_receivable_history.up,
    down: migration_20261127_070500_receivable_history.down,
    name: '20261127_070500_receivable_history',
  },
  {
    up: migration_20261127_073700_waiting_list.up,
    down: migration_20261127_073700_waiting_list.down,
    name: '20261127_073700_waiting_list',
  },
  {
    up: migration_20261127_142350_accepting_orders.up,
    down: migration_20261127_142350_accepting_orders.down,
    name: '20261127_142350_accepting_orders',
  },
  {
    up: migration_20261127_145239_remote_teams.up,
    down: migration_20261127_145239_remote_teams.down,
    name: '20261127_145239_remote_teams',
  },
  {
    up: migration_20261127_150554_panel_limits.up,
    down: migration_20261127_150554_panel_limits.down,
    name: '20261127_150554_panel_limits',
  },
  {
    up: migration_20261127_161152_sales_tax.up,
    down: migration_20261127_161152_sales_tax.down,
    name: '20261127_161152_sales_tax',
  },
  {
    up: migration_20261127_180905_production_requests.up,
    down: migration_20261127_180905_production_requests.down,
    name: '20261127_180905_production_requests',
  },
  {
    up: migration_20261127_191719_engineering_reviews.up,
    down: migration_20261127_191719_engineering_reviews.down,
    name: '20261127_191719_engineering_reviews',
  },
  {
    up: migration_20261127_194108_bank_files.up,
    down: migration_20261127_194108_bank_files.down,
    name: '20261127_194108_bank_files',
  },
  {
    up: migration_20261127_220202_closed_books.up,
    down: migration_20261127_220202_closed_books.down,
    name: '20261127_220202_closed_books',
  },
  {
    up: migration_20261128_013215_roll_formers.up,
    down: migration_20261128_013215_roll_formers.down,
    name: '20261128_013215_roll_formers',
  },
  {
    up: migration_20261128_015842_lien_papers_and_w9.up,
    down: migration_20261128_015842_lien_papers_and_w9.down,
    name: '20261128_015842_lien_papers_and_w9',
  },
  {
    up: migration_20261128_020910_own_services_and_kit.up,
    down: migration_20261128_020910_own_services_and_kit.down,
    name: '20261128_020910_own_services_and_kit',
  },
  {
    up: migration_20261128_063936_review_pins.up,
    down: migration_20261128_063936_review_pins.down,
    name: '20261128_063936_review_pins',
  },
  {
    up: migration_20261128_065245_escrow_account.up,
    down: migration_20261128_065245_escrow_account.down,
    name: '20261128_065245_escrow_account',
  },
  {
    up: migration_20261128_072549_developments.up,
    down: migration_20261128_072549_developments.down,
    name: '20261128_072549_developments',
  },
  {
    up: migration_20261128_074104_credit_limit.up,
    down: migration_20261128_074104_credit_limit.down,
    name: '20261128_074104_credit_limit',
  },
  {
    up: migration_20261128_075612_terms_per_tier.up,
    down: migration_20261128_075612_terms_per_tier.down,
    name: '20261128_075612_terms_per_tier',
  },
  {
    up: migration_20261128_093833_framed_pictures.up,
    down: migration_20261128_093833_framed_pictures.down,
    name: '20261128_093833_framed_pictures',
  },
  {
    up: migration_20261128_095401_option_heights.up,
    down: migration_20261128_095401_option_heights.down,
    name: '20261128_095401_option_heights',
  },
  {
    up: migration_20261128_111800_prenotes.up,
    down: migration_20261128_111800_prenotes.down,
    name: '20261128_111800_prenotes',
  },
  {
    up: migration_20261128_112500_shipments.up,
    down: migration_20261128_112500_shipments.down,
    name: '20261128_112500_shipments',
  },
  {
    up: migration_20261128_133208_payee_checks.up,
    down: migration_20261128_133208_payee_checks.down,
    name: '20261128_133208_payee_checks',
  },
  {
    up: migration_20261128_134715_shop_prices.up,
    down: migration_20261128_134715_shop_prices.down,
    name: '20261128_134715_shop_prices',
  },
  {
    up: migration_20261128_150000_design_sites.up,
    down: migration_20261128_150000_design_sites.down,
    name: '20261128_150000_design_sites',
  },
  {
    up: migration_20261128_192031_zone_of_closed_months.up,
    down: migration_20261128_192031_zone_of_closed_months.down,
    name: '20261128_192031_zone_of_closed_months',
  },
  {
    up: migration_20261128_200603_release_windows.up,
    down: migration_20261128_200603_release_windows.down,
    name: '20261128_200603_release_windows',
  },
  {
    up: migration_20261128_231000_queue_without_pgboss.up,
    down: migration_20261128_231000_queue_without_pgboss.down,
    name: '20261128_231000_queue_without_pgboss',
  },
  {
    up: migration_20261129_032200_production_without_weeks.up,
    down: migration_20261129_032200_production_without_weeks.down,
    name: '20261129_032200_production_without_weeks',
  },
  {
    up: migration_20261129_060000_shop_retainage.up,
    down: migration_20261129_060000_shop_retainage.down,
    name: '20261129_060000_shop_retainage',
  },
  {
    up: migration_20261129_124500_step_time.up,
    down: migration_20261129_124500_step_time.down,
    name: '20261129_124500_step_time',
  },
  {
    up: migration_20261129_152500_panel_basis.up,
    down: migration_20261129_152500_panel_basis.down,
    name: '20261129_152500_panel_basis',
  },
  {
    up: migration_20261129_163000_divided_disputes.up,
    down: migration_20261129_163000_divided_disputes.down,
    name: '20261129_163000_divided_disputes',
  },
  {
    up: migration_20261129_213000_accepted_prices.up,
    down: migration_20261129_213000_accepted_prices.down,
    name: '20261129_213000_accepted_prices',
  },
  {
    up: migration_20261130_014500_accepted_basis.up,
    down: migration_20261130_014500_accepted_basis.down,
    name: '20261130_014500_accepted_basis',
  },
  {
    up: migration_20261130_035223_sealed_models.up,
    down: migration_20261130_035223_sealed_models.down,
    name: '20261130_035223_sealed_models',
  },
];
