import { openDiskStore } from './disk.store.ts'
import type { MediaStore, MediaStoreSettings } from './media-store.types.ts'
import { createS3Store } from './s3.store.ts'

/** Opens the store of the settings. A missing folder is created; a bucket must exist. */
export async function openMediaStore(settings: MediaStoreSettings): Promise<MediaStore> {
  return settings.kind === 'disk' ? await openDiskStore(settings.folder) : createS3Store(settings)
}
