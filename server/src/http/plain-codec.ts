import { StandardRPCJsonSerializer, StandardRPCSerializer } from '@orpc/client/standard'
import { StandardRPCCodec } from '@orpc/server/standard'

/** Views are plain JSON (times are text), so what is answered needs no search for dates, sets and the like. */
export class PlainCodec extends StandardRPCCodec {
  constructor() {
    super(new StandardRPCSerializer(new StandardRPCJsonSerializer()))
  }

  override encode(output: unknown): ReturnType<StandardRPCCodec['encode']> {
    return { status: 200, headers: {}, body: { json: output } }
  }
}
