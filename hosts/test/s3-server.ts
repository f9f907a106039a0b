import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** A server that speaks S3 over the network, on a free port and a folder of its own. */
export async function openS3Server() {
  const directory = await mkdtemp(join(tmpdir(), 'heraia-s3-'))
  // It works the signature of a bucket's address out in another way than Amazon and its library do.
  const allowMismatchedSignatures = true
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, allowMismatchedSignatures })
  const { port } = await server.run()
  return {
    /** What the settings of Heraia would say of it. */
    settings: {
      url: `http://127.0.0.1:${port}`,
      bucket: 'heraia',
      region: 'us-east-1',
      key: 'S3RVER',
      secret: 'S3RVER',
    },
    close: async () => {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
