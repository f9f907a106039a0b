/** The part of the fake S3 server that tests use. */
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      allowMismatchedSignatures: boolean
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
