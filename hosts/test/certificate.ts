import 'reflect-metadata'
import { SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509'

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

/** A key and a certificate of these hosts that vouches for itself, as PEM. */
export async function certificateFor(...hosts: string[]): Promise<{ key: string; cert: string }> {
  const keys = await crypto.subtle.generateKey(ECDSA, true, ['sign', 'verify'])
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${hosts[0]}`,
    notBefore: new Date('2020-01-01'),
    notAfter: new Date('2040-01-01'),
    keys,
    signingAlgorithm: ECDSA,
    extensions: [new SubjectAlternativeNameExtension(hosts.map((value) => ({ type: 'dns' as const, value })))],
  })
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64')
  const label = 'PRIVATE KEY'
  return { cert: certificate.toString('pem'), key: `-----BEGIN ${label}-----\n${pkcs8}\n-----END ${label}-----\n` }
}
