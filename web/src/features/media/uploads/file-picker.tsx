import type { MediaKind } from '@heraia/contract/media'
import { type ButtonSize, type ButtonTone, buttonLook } from '@heraia/ui/button-look.ts'
import { classNames } from '@heraia/ui/class-names.ts'
import { Camera, ImagePlus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { uploadTexts } from './upload-texts.ts'
import { useFileDrop } from './use-file-drop.ts'
import { usePasteAnywhere } from './use-paste-anywhere.ts'
import { useUploadLimits } from './use-upload-limits.ts'

interface FilePickerProps {
  kinds: readonly MediaKind[]
  multiple?: boolean
  onFiles: (files: File[]) => void
  /** What is wrong, in words. */
  error?: string
}

/** Chooses, drops or pastes files; on a phone also by its camera. One at a time: a paste anywhere is meant for it. */
export function FilePicker({ kinds, multiple = false, onFiles, error }: FilePickerProps) {
  const texts = useTexts(uploadTexts)
  const limits = useUploadLimits(kinds)
  const drop = useFileDrop(onFiles)
  usePasteAnywhere(onFiles)
  const hint = useId()
  const isPicture = !kinds.includes('video')
  const isVideo = !kinds.includes('image')
  const formats = isPicture ? texts.pictureFormats : isVideo ? texts.videoFormats : texts.formats
  const choose = multiple || !isPicture ? texts.choose : texts.chooseOne
  return (
    <div
      {...drop.handlers}
      className={classNames(
        'grid justify-items-center gap-3 rounded-md border-2 border-dashed px-4 py-6 text-center transition-colors',
        drop.isOver ? 'border-accent bg-accent-soft' : error ? 'border-danger' : 'border-control',
      )}
    >
      <div className="flex flex-wrap justify-center gap-2">
        <FileButton
          {...{ onFiles, multiple }}
          accept={limits.accept}
          describedBy={`${hint} ${hint}-error`}
          isInvalid={Boolean(error)}
          icon={<ImagePlus aria-hidden="true" className="size-5" />}
        >
          {choose}
        </FileButton>
        <span className="hidden pointer-coarse:inline">
          <FileButton
            onFiles={onFiles}
            accept={isPicture ? 'image/*' : isVideo ? 'video/*' : 'image/*,video/*'}
            capture={purposeCamera(isPicture && !multiple)}
            describedBy={hint}
            icon={<Camera aria-hidden="true" className="size-5" />}
          >
            {texts.camera}
          </FileButton>
        </span>
      </div>
      <p className="text-sm text-muted pointer-coarse:hidden">{drop.isOver ? texts.dropNow : texts.dropHint}</p>
      <p id={hint} className="text-sm text-muted">
        {formats(limits.inWords)}
      </p>
      <p id={`${hint}-error`} aria-live="polite" className="text-sm font-medium text-danger-ink empty:sr-only">
        {error}
      </p>
    </div>
  )
}

/** A portrait is taken with the front camera. */
const purposeCamera = (isPortrait: boolean) => (isPortrait ? 'user' : 'environment')

interface FileButtonProps {
  accept: string
  multiple?: boolean
  capture?: 'user' | 'environment'
  onFiles: (files: File[]) => void
  describedBy?: string
  isInvalid?: boolean
  icon: ReactNode
  tone?: ButtonTone
  size?: ButtonSize
  disabled?: boolean
  className?: string
  children: ReactNode
}

/** The browser's own chooser in the look of a button: label and input, so that keyboard and screen reader find a file field. */
export function FileButton({
  accept,
  multiple,
  capture,
  onFiles,
  describedBy,
  isInvalid,
  icon,
  tone,
  size,
  disabled,
  className,
  children,
}: FileButtonProps) {
  return (
    <label
      className={buttonLook(
        { tone, size },
        classNames(
          'relative has-disabled:opacity-50 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          className,
        ),
      )}
    >
      {icon}
      <span>{children}</span>
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        capture={capture}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file can be chosen again.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  )
}
