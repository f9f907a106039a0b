import type { ActivityAnswer } from './activity.ts'
import { readActivity } from './read-activity.ts'

/** Reads a file away from the page. */
addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  void readActivity(file).then((answer: ActivityAnswer) => postMessage(answer))
})
