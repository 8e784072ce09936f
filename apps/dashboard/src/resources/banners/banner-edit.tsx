import { SaveButton } from 'react-admin'
import { VersionedEdit } from '../../ui/versioned-edit.tsx'
import { BannerInputs, toBannerBody } from './banner-inputs.tsx'
import { RemoveBannerButton } from './remove-banner-button.tsx'

export function BannerEdit() {
  const toolbar = (
    <>
      <SaveButton />
      <RemoveBannerButton />
    </>
  )
  return (
    <VersionedEdit redirect="list" transform={toBannerBody} toolbar={toolbar}>
      <BannerInputs />
    </VersionedEdit>
  )
}
