/**
 * A store of pictures that does not do what it should. What the shop was about to do tells the code: whoever reads may ask again soon,
 * what could not be kept waits until somebody has mended the store.
 */
export class MediaStoreError extends Error {
  readonly code: 'MEDIA_UNREADABLE' | 'MEDIA_UNWRITABLE'

  constructor(code: MediaStoreError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'MediaStoreError'
    this.code = code
  }
}
