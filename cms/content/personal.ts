import type { PersonalData } from '../platform/privacy/personalData'

/** Pages, posts and settings are published text; the personal data in them is who wrote them. */
export const contentPersonal: PersonalData = {
  rows: [
    {
      table: 'content_comments',
      area: 'Comments on pages',
      whose: { account: 'author_id' },
      ends: { author_name: 'name', author_id: 'others', text: 'others', mentions: 'others' },
    },
  ],
  acted: {
    posts: { author: 'business', modified_by: 'audit', changed_by: 'audit' },
    _posts_v: { version_author: 'business', version_modified_by: 'audit', version_changed_by: 'audit' },
    pages: { modified_by: 'audit', changed_by: 'audit' },
    _pages_v: { version_modified_by: 'audit', version_changed_by: 'audit' },
    content_releases: { scheduled_by_id: 'audit' },
    content_comments: { resolved_by_name: 'audit' },
    content_reviews: {
      asked_by_id: 'audit',
      asked_by_name: 'audit',
      decided_by_id: 'audit',
      decided_by_name: 'audit',
      note: 'business',
      words: 'business',
    },
  },
  none: {
    pages: ['sections', 'listing', 'search_text'],
    _pages_v: ['version_sections', 'version_listing', 'version_search_text'],
    posts: ['sections', 'listing', 'search_text'],
    _posts_v: ['version_sections', 'version_listing', 'version_search_text'],
    pages_texts: ['text'],
    _pages_v_texts: ['text'],
    posts_texts: ['text'],
    _posts_v_texts: ['text'],
    media: ['filename', 'upload_name'],
    redirects: ['to'],
    content_comments: ['section_name'],
    content_releases: ['name', 'documents'],
    content_undos: ['before'],
    // The company's own data.
    site_settings: ['site_name', 'contact_email', 'enterprise_email', 'phone', 'address', 'announcement_text'],
    _site_settings_v: [
      'version_site_name',
      'version_contact_email',
      'version_enterprise_email',
      'version_phone',
      'version_address',
      'version_announcement_text',
    ],
    // The name of a claim: 'wind'.
    site_settings_claims: ['name'],
    _site_settings_v_version_claims: ['name'],
  },
}
