import * as migration_20261121_030319_ground from './20261121_030319_ground';
import * as migration_20261121_030320_guards from './20261121_030320_guards';
import * as migration_20261121_030807_releases from './20261121_030807_releases';
import * as migration_20261121_031119_content from './20261121_031119_content';
import * as migration_20261121_033019_home_plans from './20261121_033019_home_plans';
import * as migration_20261121_095405_page_sections from './20261121_095405_page_sections';
import * as migration_20261121_095858_price_book from './20261121_095858_price_book';
import * as migration_20261121_100112_page_trash_guards from './20261121_100112_page_trash_guards';
import * as migration_20261121_100552_blog from './20261121_100552_blog';
import * as migration_20261121_100721_plan_files_productions_network from './20261121_100721_plan_files_productions_network';
import * as migration_20261121_100722_price_and_production_guards from './20261121_100722_price_and_production_guards';
import * as migration_20261121_101430_quotes from './20261121_101430_quotes';
import * as migration_20261121_101431_quote_guards from './20261121_101431_quote_guards';
import * as migration_20261121_102542_picture_sizes from './20261121_102542_picture_sizes';
import * as migration_20261121_102816_bom from './20261121_102816_bom';
import * as migration_20261121_111100_product_events from './20261121_111100_product_events';
import * as migration_20261121_150957_plan_words from './20261121_150957_plan_words';
import * as migration_20261122_004722_network from './20261122_004722_network';
import * as migration_20261122_004743_network_operators_end from './20261122_004743_network_operators_end';
import * as migration_20261122_011804_background_jobs from './20261122_011804_background_jobs';
import * as migration_20261122_012520_content_locks from './20261122_012520_content_locks';
import * as migration_20261122_013423_sign_in from './20261122_013423_sign_in';
import * as migration_20261122_013424_parties from './20261122_013424_parties';
import * as migration_20261122_015604_release_channels from './20261122_015604_release_channels';
import * as migration_20261122_020000_ledger from './20261122_020000_ledger';
import * as migration_20261122_034322_network_members from './20261122_034322_network_members';
import * as migration_20261122_034754_remote_drawing from './20261122_034754_remote_drawing';
import * as migration_20261122_035715_notifications from './20261122_035715_notifications';
import * as migration_20261122_040335_insights from './20261122_040335_insights';
import * as migration_20261122_041812_orders from './20261122_041812_orders';
import * as migration_20261122_042455_payments from './20261122_042455_payments';
import * as migration_20261122_042456_payment_guards from './20261122_042456_payment_guards';
import * as migration_20261122_043506_notification_words from './20261122_043506_notification_words';
import * as migration_20261122_050500_routing_tests_end from './20261122_050500_routing_tests_end';
import * as migration_20261122_065941_network_notes from './20261122_065941_network_notes';
import * as migration_20261122_070000_sign_in_factors from './20261122_070000_sign_in_factors';
import * as migration_20261122_073936_security_settings from './20261122_073936_security_settings';
import * as migration_20261122_075703_drawn_pages from './20261122_075703_drawn_pages';
import * as migration_20261122_081402_keys_webhooks from './20261122_081402_keys_webhooks';
import * as migration_20261122_105246_plan_return from './20261122_105246_plan_return';
import * as migration_20261122_111111_one_conversation from './20261122_111111_one_conversation';
import * as migration_20261122_112200_forget_in_events from './20261122_112200_forget_in_events';
import * as migration_20261122_112201_directory_requests from './20261122_112201_directory_requests';
import * as migration_20261122_143500_decision_shops from './20261122_143500_decision_shops';
import * as migration_20261122_145845_service_history from './20261122_145845_service_history';
import * as migration_20261122_151000_ledger_plans from './20261122_151000_ledger_plans';
import * as migration_20261122_183230_remotes_by_name from './20261122_183230_remotes_by_name';
import * as migration_20261123_015343_content_releases from './20261123_015343_content_releases';
import * as migration_20261123_054546_content_reviews from './20261123_054546_content_reviews';
import * as migration_20261123_055717_content_comments from './20261123_055717_content_comments';
import * as migration_20261123_225500_newest_version from './20261123_225500_newest_version';
import * as migration_20261123_231756_live_facts from './20261123_231756_live_facts';
import * as migration_20261124_090000_sourced_figures from './20261124_090000_sourced_figures';
import * as migration_20261125_004500_redrawn_cards from './20261125_004500_redrawn_cards';
import * as migration_20261125_093000_drawn_heroes from './20261125_093000_drawn_heroes';
import * as migration_20261125_094628_asked_levels from './20261125_094628_asked_levels';
import * as migration_20261125_145000_shorter_texts from './20261125_145000_shorter_texts';
import * as migration_20261125_161249_upload_names from './20261125_161249_upload_names';
import * as migration_20261126_050000_drawn_and_spelled from './20261126_050000_drawn_and_spelled';

export const migrations = [
  {
    up: migration_20261121_030319_ground.up,
    down: migration_20261121_030319_ground.down,
    name: '20261121_030319_ground',
  },
  {
    up: migration_20261121_030320_guards.up,
    down: migration_20261121_030320_guards.down,
    name: '20261121_030320_guards',
  },
  {
    up: migration_20261121_030807_releases.up,
    down: migration_20261121_030807_releases.down,
    name: '20261121_030807_releases',
  },
  {
    up: migration_20261121_031119_content.up,
    down: migration_20261121_031119_content.down,
    name: '20261121_031119_content',
  },
  {
    up: migration_20261121_033019_home_plans.up,
    down: migration_20261121_033019_home_plans.down,
    name: '20261121_033019_home_plans',
  },
  {
    up: migration_20261121_095405_page_sections.up,
    down: migration_20261121_095405_page_sections.down,
    name: '20261121_095405_page_sections',
  },
  {
    up: migration_20261121_095858_price_book.up,
    down: migration_20261121_095858_price_book.down,
    name: '20261121_095858_price_book',
  },
  {
    up: migration_20261121_100112_page_trash_guards.up,
    down: migration_20261121_100112_page_trash_guards.down,
    name: '20261121_100112_page_trash_guards',
  },
  {
    up: migration_20261121_100552_blog.up,
    down: migration_20261121_100552_blog.down,
    name: '20261121_100552_blog',
  },
  {
    up: migration_20261121_100721_plan_files_productions_network.up,
    down: migration_20261121_100721_plan_files_productions_network.down,
    name: '20261121_100721_plan_files_productions_network',
  },
  {
    up: migration_20261121_100722_price_and_production_guards.up,
    down: migration_20261121_100722_price_and_production_guards.down,
    name: '20261121_100722_price_and_production_guards',
  },
  {
    up: migration_20261121_101430_quotes.up,
    down: migration_20261121_101430_quotes.down,
    name: '20261121_101430_quotes',
  },
  {
    up: migration_20261121_101431_quote_guards.up,
    down: migration_20261121_101431_quote_guards.down,
    name: '20261121_101431_quote_guards',
  },
  {
    up: migration_20261121_102542_picture_sizes.up,
    down: migration_20261121_102542_picture_sizes.down,
    name: '20261121_102542_picture_sizes',
  },
  {
    up: migration_20261121_102816_bom.up,
    down: migration_20261121_102816_bom.down,
    name: '20261121_102816_bom',
  },
  {
    up: migration_20261121_111100_product_events.up,
    down: migration_20261121_111100_product_events.down,
    name: '20261121_111100_product_events',
  },
  {
    up: migration_20261121_150957_plan_words.up,
    down: migration_20261121_150957_plan_words.down,
    name: '20261121_150957_plan_words',
  },
  {
    up: migration_20261122_004722_network.up,
    down: migration_20261122_004722_network.down,
    name: '20261122_004722_network',
  },
  {
    up: migration_20261122_004743_network_operators_end.up,
    down: migration_20261122_004743_network_operators_end.down,
    name: '20261122_004743_network_operators_end',
  },
  {
    up: migration_20261122_011804_background_jobs.up,
    down: migration_20261122_011804_background_jobs.down,
    name: '20261122_011804_background_jobs',
  },
  {
    up: migration_20261122_012520_content_locks.up,
    down: migration_20261122_012520_content_locks.down,
    name: '20261122_012520_content_locks',
  },
  {
    up: migration_20261122_013423_sign_in.up,
    down: migration_20261122_013423_sign_in.down,
    name: '20261122_013423_sign_in',
  },
  {
    up: migration_20261122_013424_parties.up,
    down: migration_20261122_013424_parties.down,
    name: '20261122_013424_parties',
  },
  {
    up: migration_20261122_015604_release_channels.up,
    down: migration_20261122_015604_release_channels.down,
    name: '20261122_015604_release_channels',
  },
  {
    up: migration_20261122_020000_ledger.up,
    down: migration_20261122_020000_ledger.down,
    name: '20261122_020000_ledger',
  },
  {
    up: migration_20261122_034322_network_members.up,
    down: migration_20261122_034322_network_members.down,
    name: '20261122_034322_network_members',
  },
  {
    up: migration_20261122_034754_remote_drawing.up,
    down: migration_20261122_034754_remote_drawing.down,
    name: '20261122_034754_remote_drawing',
  },
  {
    up: migration_20261122_035715_notifications.up,
    down: migration_20261122_035715_notifications.down,
    name: '20261122_035715_notifications',
  },
  {
    up: migration_20261122_040335_insights.up,
    down: migration_20261122_040335_insights.down,
    name: '20261122_040335_insights',
  },
  {
    up: migration_20261122_041812_orders.up,
    down: migration_20261122_041812_orders.down,
    name: '20261122_041812_orders',
  },
  {
    up: migration_20261122_042455_payments.up,
    down: migration_20261122_042455_payments.down,
    name: '20261122_042455_payments',
  },
  {
    up: migration_20261122_042456_payment_guards.up,
    down: migration_20261122_042456_payment_guards.down,
    name: '20261122_042456_payment_guards',
  },
  {
    up: migration_20261122_043506_notification_words.up,
    down: migration_20261122_043506_notification_words.down,
    name: '20261122_043506_notification_words',
  },
  {
    up: migration_20261122_050500_routing_tests_end.up,
    down: migration_20261122_050500_routing_tests_end.down,
    name: '20261122_050500_routing_tests_end',
  },
  {
    up: migration_20261122_065941_network_notes.up,
    down: migration_20261122_065941_network_notes.down,
    name: '20261122_065941_network_notes',
  },
  {
    up: migration_20261122_070000_sign_in_factors.up,
    down: migration_20261122_070000_sign_in_factors.down,
    name: '20261122_070000_sign_in_factors',
  },
  {
    up: migration_20261122_073936_security_settings.up,
    down: migration_20261122_073936_security_settings.down,
    name: '20261122_073936_security_settings',
  },
  {
    up: migration_20261122_075703_drawn_pages.up,
    down: migration_20261122_075703_drawn_pages.down,
    name: '20261122_075703_drawn_pages',
  },
  {
    up: migration_20261122_081402_keys_webhooks.up,
    down: migration_20261122_081402_keys_webhooks.down,
    name: '20261122_081402_keys_webhooks',
  },
  {
    up: migration_20261122_105246_plan_return.up,
    down: migration_20261122_105246_plan_return.down,
    name: '20261122_105246_plan_return',
  },
  {
    up: migration_20261122_111111_one_conversation.up,
    down: migration_20261122_111111_one_conversation.down,
    name: '20261122_111111_one_conversation',
  },
  {
    up: migration_20261122_112200_forget_in_events.up,
    down: migration_20261122_112200_forget_in_events.down,
    name: '20261122_112200_forget_in_events',
  },
  {
    up: migration_20261122_112201_directory_requests.up,
    down: migration_20261122_112201_directory_requests.down,
    name: '20261122_112201_directory_requests',
  },
  {
    up: migration_20261122_143500_decision_shops.up,
    down: migration_20261122_143500_decision_shops.down,
    name: '20261122_143500_decision_shops',
  },
  {
    up: migration_20261122_145845_service_history.up,
    down: migration_20261122_145845_service_history.down,
    name: '20261122_145845_service_history',
  },
  {
    up: migration_20261122_151000_ledger_plans.up,
    down: migration_20261122_151000_ledger_plans.down,
    name: '20261122_151000_ledger_plans',
  },
  {
    up: migration_20261122_183230_remotes_by_name.up,
    down: migration_20261122_183230_remotes_by_name.down,
    name: '20261122_183230_remotes_by_name',
  },
  {
    up: migration_20261123_015343_content_releases.up,
    down: migration_20261123_015343_content_releases.down,
    name: '20261123_015343_content_releases',
  },
  {
    up: migration_20261123_054546_content_reviews.up,
    down: migration_20261123_054546_content_reviews.down,
    name: '20261123_054546_content_reviews',
  },
  {
    up: migration_20261123_055717_content_comments.up,
    down: migration_20261123_055717_content_comments.down,
    name: '20261123_055717_content_comments',
  },
  {
    up: migration_20261123_225500_newest_version.up,
    down: migration_20261123_225500_newest_version.down,
    name: '20261123_225500_newest_version',
  },
  {
    up: migration_20261123_231756_live_facts.up,
    down: migration_20261123_231756_live_facts.down,
    name: '20261123_231756_live_facts',
  },
  {
    up: migration_20261124_090000_sourced_figures.up,
    down: migration_20261124_090000_sourced_figures.down,
    name: '20261124_090000_sourced_figures',
  },
  {
    up: migration_20261125_004500_redrawn_cards.up,
    down: migration_20261125_004500_redrawn_cards.down,
    name: '20261125_004500_redrawn_cards',
  },
  {
    up: migration_20261125_093000_drawn_heroes.up,
    down: migration_20261125_093000_drawn_heroes.down,
    name: '20261125_093000_drawn_heroes',
  },
  {
    up: migration_20261125_094628_asked_levels.up,
    down: migration_20261125_094628_asked_levels.down,
    name: '20261125_094628_asked_levels',
  },
  {
    up: migration_20261125_145000_shorter_texts.up,
    down: migration_20261125_145000_shorter_texts.down,
    name: '20261125_145000_shorter_texts',
  },
  {
    up: migration_20261125_161249_upload_names.up,
    down: migration_20261125_161249_upload_names.down,
    name: '20261125_161249_upload_names',
  },
  {
    up: migration_20261126_050000_drawn_and_spelled.up,
    down: migration_20261126_050000_drawn_and_spelled.down,
    name: '20261126_050000_drawn_and_spelled'
  },
];
