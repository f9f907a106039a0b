import { FieldFrame, type FieldWords, inputLook } from '@heraia/ui/field-frame'
import type { ComponentProps } from 'react'

/** The browser's own choice of a file: on a phone it also offers the camera's scanner and the cloud. */
export function FileField({ label, hint, error, ...input }: ComponentProps<'input'> & FieldWords) {
  return (
    <FieldFrame {...{ id: input.id, label, hint, error }}>
      {(wiring) => (
        <input
          {...input}
          {...wiring}
          type="file"
          className={inputLook(
            'h-auto file:me-3 file:rounded-sm file:border-0 file:bg-sunken file:px-3 file:py-1.5 file:font-semibold file:text-ink',
          )}
        />
      )}
    </FieldFrame>
  )
}
