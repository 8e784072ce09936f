import base from 'ra-language-english'
import type { TranslationMessages } from 'react-admin'

/** What react-admin says, in fewer words where ours are plainer. */
export const englishMessages: TranslationMessages = {
  ra: {
    ...base.ra,
    action: { ...base.ra.action, add_filter: 'More filters', create: 'Add' },
    page: { ...base.ra.page, dashboard: 'Overview', create: 'Add: %{name}' },
    notification: {
      ...base.ra.notification,
      updated: 'Saved |||| %{smart_count} saved',
      created: 'Added',
      deleted: 'Removed |||| %{smart_count} removed',
    },
    auth: { ...base.ra.auth, user_menu: 'Account', logout: 'Log out' },
  },
}
