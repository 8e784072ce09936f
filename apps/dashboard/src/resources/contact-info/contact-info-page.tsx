import type { StaffContactInfo } from '@shop/contract/staff'
import { TextInput } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { FieldGrid } from '../../ui/forms/field-grid.tsx'
import { SingletonForm } from '../../ui/forms/singleton-form.tsx'
import { contactInfoMessages } from './contact-info.messages.ts'

const phones = ['hotline_number', 'main_phone', 'sales_phone', 'customer_support']
const links = ['facebook', 'instagram', 'youtube']
const load = () => staffApi.contactInfo.getContactInfo()
const save = (body: StaffContactInfo) => staffApi.contactInfo.updateContactInfo({ body })

export function ContactInfoPage() {
  const t = useMessages(contactInfoMessages)
  const canWrite = useCan('content.write')
  const ltr = { htmlInput: { dir: 'ltr' } }
  return (
    <SingletonForm title={t.title} load={load} save={save} canWrite={canWrite}>
      <FieldGrid>
        {phones.map((source) => (
          <TextInput key={source} source={source} type="tel" slotProps={ltr} />
        ))}
      </FieldGrid>
      {links.map((source) => (
        <TextInput key={source} source={source} type="url" slotProps={ltr} helperText={t.linkHint} />
      ))}
    </SingletonForm>
  )
}
