import { SaveButton } from 'react-admin'
import { staffApi } from '../../api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { RemoveButton } from '../../ui/remove-button.tsx'
import { VersionedEdit } from '../../ui/versioned-edit.tsx'
import { BannerInputs, toBannerBody } from './banner-inputs.tsx'
import { bannersMessages } from './banners.messages.ts'

export function BannerEdit() {
  const t = useMessages(bannersMessages)
  const toolbar = (
    <>
      <SaveButton />
      <RemoveButton title={t.removeTitle} removed={t.removed} remove={staffApi.banners.deleteBanner} />
    </>
  )
  return (
    <VersionedEdit redirect="list" transform={toBannerBody} toolbar={toolbar}>
      <BannerInputs />
    </VersionedEdit>
  )
}
