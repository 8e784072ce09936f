import { SaveButton } from 'react-admin'
import { staffApi } from '../../api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { RemoveButton } from '../../ui/remove-button.tsx'
import { VersionedEdit } from '../../ui/versioned-edit.tsx'
import { toVideoBody, VideoInputs } from './video-inputs.tsx'
import { videosMessages } from './videos.messages.ts'

export function VideoEdit() {
  const t = useMessages(videosMessages)
  const toolbar = (
    <>
      <SaveButton />
      <RemoveButton title={t.removeTitle} removed={t.removed} remove={staffApi.videos.deleteVideo} />
    </>
  )
  return (
    <VersionedEdit redirect="list" transform={toVideoBody} toolbar={toolbar}>
      <VideoInputs />
    </VersionedEdit>
  )
}
