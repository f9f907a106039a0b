import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { UploadsInPieces } from '../../uploads/uploads-in-pieces.ts'
import { filesOnS3 } from './files-on-s3.ts'
import type { S3Settings } from './files-settings.ts'
import type { OpenFiles } from './open-files.ts'

interface Limits {
  connectionTimeout: number
  /** Until the answer begins, in milliseconds, what is sent included: 100 MB are a whole film. Its body has a limit of its own. */
  requestTimeout: number
}

/** Without them who asks waits for a server that says nothing until the system gives the connection up. */
const LIMITS: Limits = { connectionTimeout: 5_000, requestTimeout: 120_000 }

/** The bucket that the settings name; made if there is none. */
export async function openS3({ url, bucket, region, key, secret }: S3Settings, limits = LIMITS): Promise<OpenFiles> {
  const config = {
    endpoint: url,
    region,
    forcePathStyle: true,
    requestHandler: { ...limits, throwOnRequestTimeout: true },
    // Of what was lost on its way; a server that says nothing costs as often as it is asked.
    maxAttempts: 2,
    // Servers that are not Amazon's often do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED' as const,
    responseChecksumValidation: 'WHEN_REQUIRED' as const,
    credentials: { accessKeyId: key, secretAccessKey: secret },
  }
  const client = new S3Client(config)
  await client
    .send(new HeadBucketCommand({ Bucket: bucket }))
    .catch(() => client.send(new CreateBucketCommand({ Bucket: bucket })))
  const files = filesOnS3(client, bucket)
  return { files, uploadStore: new UploadsInPieces(files), close: async () => client.destroy() }
}
