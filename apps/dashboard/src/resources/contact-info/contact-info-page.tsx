import { Box } from '@mui/material'
import type { StaffContactInfo } from '@shop/contract/staff'
import { TextInput } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
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
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {phones.map((source) => (
          <TextInput key={source} source={source} type="tel" slotProps={ltr} />
        ))}
      </Box>
      {links.map((source) => (
        <TextInput key={source} source={source} type="url" slotProps={ltr} helperText={t.linkHint} />
      ))}
    </SingletonForm>
  )
}
