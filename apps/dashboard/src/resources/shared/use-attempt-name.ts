import { useMessages } from '../../i18n/language.tsx'
import type { Tone } from '../../ui/fields/status-chip.tsx'
import { sharedMessages } from './shared.messages.ts'

const tones: Readonly<Record<string, Tone>> = {
  paid: 'good',
  failed: 'bad',
  review: 'bad',
  pending: 'waiting',
  refunding: 'waiting',
}

/** Names the state of an attempt to pay; one that is not known here is shown as it is. */
export function useAttemptName() {
  const t = useMessages(sharedMessages)
  return {
    nameOf(status: string): string {
      const key = `attempt_${status}`
      return key in t ? String(t[key as keyof typeof t]) : status
    },
    toneOf: (status: string): Tone => tones[status] ?? 'plain',
  }
}
