import { closeSync, openSync, unlinkSync, writeSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

/**
 * What writing bytes from a connection costs at the very least: no HTTP, no rules, no memory made (everything arrives in
 * one buffer), nobody else to answer (each piece is written before the next is looked at), each time to a new file, for
 * cutting an old one off costs as much again. Connects to whom it is to take them from, since Node reads into one buffer
 * only there; says one byte back when all of them are written.
 */
const [folder = '.', port, size] = process.argv.slice(2)
const path = join(folder, 'raw')
const buffer = Buffer.allocUnsafeSlow(1024 * 1024)
let left = 0
let file = -1

function write(length: number): boolean {
  if (left === 0) {
    file = openSync(path, 'w')
    left = Number(size)
  }
  for (let at = 0; at < length; ) at += writeSync(file, buffer, at, length - at)
  left -= length
  if (left === 0) {
    closeSync(file)
    socket.write('.', () => unlinkSync(path))
  }
  return true
}

const socket = connect({ host: '127.0.0.1', port: Number(port), onread: { buffer, callback: write } })
socket.once('close', () => process.exit(0))
