import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

export interface DatabaseUser {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root, so as root it runs as somebody else: the owner of the data, else `postgres`, else
 * `nobody`; no user is made. Null when we are not root and everything runs as ourselves.
 */
export function databaseUser(dataFolder: string): DatabaseUser | null {
  if (process.getuid?.() !== 0) return null
  const owner = existsSync(dataFolder) ? statSync(dataFolder) : null
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const users = readFileSync('/etc/passwd', 'utf8')
  for (const name of ['postgres', 'nobody']) {
    const line = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(users)
    if (line) return { uid: Number(line[1]), gid: Number(line[2]) }
  }
  throw new Error('PostgreSQL does not run as root, and this machine has neither a postgres nor a nobody user.')
}

/** The command, its arguments and the options of spawn that run it as that user. */
export function asDatabaseUser(user: DatabaseUser | null, command: string, args: string[], dataFolder: string) {
  if (!user) return { command, args, options: {} }
  if (canReach(user, command) && canReach(user, dataFolder)) return { command, args, options: user }
  // A closed folder above us (/root is one). The child keeps one right of root's: to pass through folders.
  const keepOneRight = [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    // Without this, access(2) forgets the right that open(2) honours.
    '--securebits=+no_setuid_fixup',
  ]
  return { command: 'setpriv', args: [...keepOneRight, command, ...args], options: {} }
}

function canReach(user: DatabaseUser, path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!mayEnter(user, folder)) return false
    if (folder === dirname(folder)) return true
  }
}

function mayEnter(user: DatabaseUser, folder: string): boolean {
  const { mode, uid, gid } = statSync(folder)
  if (uid === user.uid) return (mode & 0o100) !== 0
  if (gid === user.gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}
