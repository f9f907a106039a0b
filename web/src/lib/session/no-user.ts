/** The auth server took it, and its answer names nobody. */
export class NoUser extends Error {
  override name = 'NoUser'
}
