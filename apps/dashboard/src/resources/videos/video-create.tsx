import { CreateForm } from '../../ui/create-form.tsx'
import { toVideoBody, VideoInputs } from './video-inputs.tsx'

const newVideo = { is_active: true, kind: 'video', order: 10, duration: null, views: null, published_at: null }

export function VideoCreate() {
  return (
    <CreateForm transform={toVideoBody} defaultValues={newVideo}>
      <VideoInputs />
    </CreateForm>
  )
}
