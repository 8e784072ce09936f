import { CreateForm } from '../../ui/create-form.tsx'
import { BannerInputs, toBannerBody } from './banner-inputs.tsx'

const newBanner = { is_active: true, priority: 10, starts_at: null, ends_at: null }

export function BannerCreate() {
  return (
    <CreateForm transform={toBannerBody} defaultValues={newBanner}>
      <BannerInputs />
    </CreateForm>
  )
}
