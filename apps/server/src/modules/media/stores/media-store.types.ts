import type { Readable } from 'node:stream'

/** Part of a file: first and last byte, both included, as in HTTP. */
export type ByteRange = { start: number; end: number }

/** An open file: `size` is that of the whole file in bytes, `body` what was asked for. Who opens it reads or destroys a stream. */
export type MediaFile = { size: number; body: Readable | Buffer<ArrayBuffer> }

/**
 * Keeps files under names that tell their content (see media-names.rules.ts). A name, once kept, never changes what it holds, so any
 * number of processes may share a store and anybody may cache what comes from it.
 */
export type MediaStore = {
  /** Keeps the bytes, whole or not at all. A name that is there already is left as it is. */
  put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** Bytes of a kept file; null when there is none. */
  findSize(name: string): Promise<number | null>
  /** Opens a kept file, or the part `range` of it, which must lie within; null when there is none. */
  open(name: string, range?: ByteRange): Promise<MediaFile | null>
  /** Forgets a file; no error when there is none. */
  delete(name: string): Promise<void>
}

/** All bytes of an open file. */
export async function readWhole({ body }: MediaFile): Promise<Buffer<ArrayBuffer>> {
  return Buffer.isBuffer(body) ? body : Buffer.concat(await body.toArray())
}

/** Where pictures are kept: a folder of this machine, or a bucket of any S3-compatible store. */
export type MediaStoreSettings = { kind: 'disk'; folder: string } | ({ kind: 's3' } & S3Settings)

export type S3Settings = {
  /**
   * The bucket's own address, path style (`https://s3.example.com/bucket`) or host style (`https://bucket.s3.example.com`);
   * a further path goes before all names.
   */
  bucketUrl: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}
