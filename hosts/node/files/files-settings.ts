import type { MediaSettings } from '@heraia/server/settings'
import { z } from 'zod'

const MB = 1024 * 1024
const megabytes = (fallback: number) => z.coerce.number().positive().default(fallback)

/** Environment variables of uploaded files. */
export const filesEnvironment = {
  // Where uploaded files and what is made of them are kept. Default: DATA_DIR/files.
  FILES_DIR: z.string().optional(),
  // An S3 server instead of the folder: https://s3.example; then the four below.
  FILES_S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  FILES_S3_BUCKET: z.string().default('heraia'),
  FILES_S3_REGION: z.string().default('us-east-1'),
  FILES_S3_KEY: z.string().default(''),
  FILES_S3_SECRET: z.string().default(''),
  // The most that one uploaded file may have, in MB.
  UPLOAD_MAX_MB: megabytes(100),
  // The most that all files of one person may have together, in MB.
  UPLOAD_QUOTA_MB: megabytes(5120),
}

const environment = z.object(filesEnvironment)
type FilesEnvironment = z.infer<typeof environment>

export interface S3Settings {
  url: string
  bucket: string
  region: string
  key: string
  secret: string
}

export interface FilesSettings {
  folder: string
  /** null: files lie in the folder. */
  s3: S3Settings | null
}

export const readFiles = (env: FilesEnvironment, dataDir: string): FilesSettings => ({
  folder: env.FILES_DIR ?? `${dataDir}/files`,
  s3: env.FILES_S3_URL
    ? {
        url: env.FILES_S3_URL,
        bucket: env.FILES_S3_BUCKET,
        region: env.FILES_S3_REGION,
        key: env.FILES_S3_KEY,
        secret: env.FILES_S3_SECRET,
      }
    : null,
})

export const readMedia = (env: FilesEnvironment): MediaSettings => ({
  uploadMaxBytes: Math.floor(env.UPLOAD_MAX_MB * MB),
  quotaBytes: Math.floor(env.UPLOAD_QUOTA_MB * MB),
})
