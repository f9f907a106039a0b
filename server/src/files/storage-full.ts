/** A FileStore has no room left; what was stored before is as it was. */
export class StorageFull extends Error {
  constructor(cause?: unknown) {
    super('There is no room left for files.', { cause })
    this.name = 'StorageFull'
  }
}
