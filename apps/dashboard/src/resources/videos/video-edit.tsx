import { SaveButton } from 'react-admin'
import { VersionedEdit } from '../../ui/versioned-edit.tsx'
import { RemoveVideoButton } from './remove-video-button.tsx'
import { toVideoBody, VideoInputs } from './video-inputs.tsx'

export function VideoEdit() {
  const toolbar = (
    <>
      <SaveButton />
      <RemoveVideoButton />
    </>
  )
  return (
    <VersionedEdit redirect="list" transform={toVideoBody} toolbar={toolbar}>
      <VideoInputs />
    </VersionedEdit>
  )
}
