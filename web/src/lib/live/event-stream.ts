/** One event of a server-sent stream. `id` is missing on signals, which are not stored. */
export interface StreamEvent {
  id?: string
  kind: string
  data: string
}

/**
 * Splits the bytes of a stream of server-sent events (WHATWG HTML, 9.2) as they come. `heard` is told of all of them,
 * also of those that only keep the line open.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  heard: () => void = () => undefined,
): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    heard()
    const blocks = (rest + value).replace(/\r\n/g, '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = parse(block)
      if (event) yield event
    }
  }
}

function parse(block: string): StreamEvent | undefined {
  const event: StreamEvent = { kind: 'message', data: '' }
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [name, value] = fieldOf(line)
    if (name === 'id') event.id = value
    else if (name === 'event') event.kind = value
    else if (name === 'data') data.push(value)
  }
  // Comments keep the line open and say nothing.
  return data.length > 0 ? { ...event, data: data.join('\n') } : undefined
}

function fieldOf(line: string): [string, string] {
  const colon = line.indexOf(':')
  if (colon < 0) return [line, '']
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')]
}
