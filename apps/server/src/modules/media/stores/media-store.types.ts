import type { Readable } from 'node:stream'

/** Part of a file: first and last byte, both included, as in HTTP. */
export type ByteRange = { start: number; end: number }

/** An open file: `size` of the whole file in bytes, `body` the requested part. The caller must read or destroy a stream. */
export type MediaFile = { size: number; body: Readable | Buffer<ArrayBuffer> }

/**
 * Stores files under names made from their content (media-names.rules.ts). The content of a name never changes, so processes can share
 * a store and clients can cache files for ever.
 */
export type MediaStore = {
  /** Saves the bytes, whole or not at all. An existing name is left unchanged. */
  put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** Size of a file in bytes; null when it does not exist. */
  findSize(name: string): Promise<number | null>
  /** Opens a file, or a `range` inside it; null when it does not exist. */
  open(name: string, range?: ByteRange): Promise<MediaFile | null>
  /** Deletes a file; no error when it does not exist. */
  delete(name: string): Promise<void>
}

/** All bytes of an open file. */
export async function readWhole({ body }: MediaFile): Promise<Buffer<ArrayBuffer>> {
  return Buffer.isBuffer(body) ? body : Buffer.concat(await body.toArray())
}

/** Where pictures are stored: a folder of this machine, or a bucket of any S3-compatible store. */
export type MediaStoreSettings = { kind: 'disk'; folder: string } | ({ kind: 's3' } & S3Settings)

export type S3Settings = {
  /**
   * The bucket's own address, path style (`https://s3.example.com/bucket`) or host style (`https://bucket.s3.example.com`);
   * a further path is put before all names.
   */
  bucketUrl: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * A media store that fails. MEDIA_UNREADABLE may work again soon; MEDIA_UNWRITABLE lasts until somebody repairs the store.
 */
export class MediaStoreError extends Error {
  readonly code: 'MEDIA_UNREADABLE' | 'MEDIA_UNWRITABLE'

  constructor(code: MediaStoreError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'MediaStoreError'
    this.code = code
  }
}
