import type { PhoneNumber } from '@shop/contract'
import { staffApi } from '../../api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { saveFile } from '../../ui/download-file.ts'
import { customersMessages } from './customers.messages.ts'
import { PhoneAction } from './phone-action.tsx'

/** Hands out what the shop keeps of somebody who ordered without an account, by their phone. */
export function ExportPhone() {
  const t = useMessages(customersMessages)
  return (
    <PhoneAction
      title={t.exportPhone}
      hint={t.exportPhoneHint}
      submit={t.exportData}
      cancel={t.cancel}
      isSevere={false}
      act={saveData}
      done={t.exported}
    />
  )
}

async function saveData(phone: PhoneNumber): Promise<void> {
  const data = await staffApi.customers.exportPhone({ body: { phone } })
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'customer.json')
}
