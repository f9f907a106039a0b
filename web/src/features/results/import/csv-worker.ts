import { type CsvAnswer, readCsv } from './read-csv.ts'

/** Reads a file away from the page: a million lines hold nothing up. */
addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  void readCsv(file).then((answer: CsvAnswer) => postMessage(answer))
})
