import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'

const hasFiles = (transfer: DataTransfer) => transfer.types.includes('Files')

/** Files that are dropped on a part of the page, or pasted in it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  // Entering a child leaves its parent: only the count says whether she is still above.
  const depth = useRef(0)

  function drag(event: DragEvent, step: 1 | -1) {
    if (!hasFiles(event.dataTransfer)) return
    event.preventDefault()
    depth.current = Math.max(0, depth.current + step)
    setIsOver(depth.current > 0)
  }

  return {
    isOver,
    handlers: {
      onDragEnter: (event: DragEvent) => drag(event, 1),
      onDragLeave: (event: DragEvent) => drag(event, -1),
      onDragOver: (event: DragEvent) => {
        if (hasFiles(event.dataTransfer)) event.preventDefault()
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event.dataTransfer)) return
        event.preventDefault()
        depth.current = 0
        setIsOver(false)
        onFiles([...event.dataTransfer.files])
      },
      onPaste: (event: ClipboardEvent) => {
        const files = [...event.clipboardData.files]
        if (files.length === 0) return
        event.preventDefault()
        onFiles(files)
      },
    },
  }
}
