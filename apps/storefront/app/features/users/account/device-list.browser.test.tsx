import { formatDateTime, isolate } from '@shop/i18n'
import { expect, it } from 'vitest'
import { show, wordsOf } from '../../../../test/show.tsx'
import { accountMessages } from '../account.late.messages.ts'
import { DeviceList } from './device-list.tsx'

it.each(['en', 'ar'] as const)(
  'in %s two devices without a name are told apart by their last use',
  async (language) => {
    const t = wordsOf(accountMessages, language)
    const moments = ['2026-11-20T10:00:00.000Z', '2026-11-21T18:30:00.000Z']
    const list = moments.map((at) => ({ id: at, device: '', created_at: at, last_used_at: at, is_current: false }))
    const sessions = { list, isFailed: false, reload: () => undefined, revoke: async () => undefined }
    const devices = await show(<DeviceList sessions={sessions} />, language)
    const buttons = devices.getByRole('button', { name: new RegExp(`^${t.signOutDevice}`) })
    await expect.poll(() => buttons.elements().length).toBe(2)
    const names = moments.map(
      (at) => `${isolate(t.unknownDevice)}${{ en: ', ', ar: '، ' }[language]}${isolate(formatDateTime(at, language))}`,
    )
    expect(buttons.elements().map((button) => button.ariaLabel)).toEqual(
      names.map((device) => t.signOutDeviceNamed({ device })),
    )
  },
)
