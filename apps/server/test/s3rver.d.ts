declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  /** A server that speaks S3 over HTTP and keeps its buckets in a folder; it checks signatures. */
  class S3rver {
    constructor(options: {
      address: string
      port: number
      directory: string
      silent: boolean
      configureBuckets: { name: string }[]
    })
    /** Where it writes; a draft is a path of the same folder. */
    readonly store: {
      putContent(path: string, content: unknown): Promise<[size: number, md5: string]>
    }
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
  export = S3rver
}
