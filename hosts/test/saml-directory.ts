import 'reflect-metadata'
import { inflateRawSync } from 'node:zlib'
import { X509CertificateGenerator } from '@peculiar/x509'
import { SignedXml } from 'xml-crypto'

export interface AnswerDraft {
  nameId: string
  /** As the attribute `mail`. */
  email?: string
  /** What else the directory says of her, by its names. */
  attributes?: Record<string, string>
  /** Default: what was asked. */
  audience?: string
  /** Default: this directory. */
  issuer?: string
  inResponseTo?: string
  /** Minutes from now. */
  expiresIn?: number
  /** Default: signed by this directory. */
  signed?: boolean
  id?: string
}

const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
}

function statementOf({ email, attributes }: AnswerDraft): string {
  const said = Object.entries({ ...(email && { mail: email }), ...attributes }).map(
    ([name, value]) =>
      `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`,
  )
  return said.length === 0 ? '' : `<saml:AttributeStatement>${said.join('')}</saml:AttributeStatement>`
}

/** An organisation's sign-in page, with keys of its own. */
export async function samlDirectory(entityId: string) {
  const keys = await crypto.subtle.generateKey(RSA, true, ['sign', 'verify'])
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Directory of the tests',
    notBefore: new Date('2020-01-01'),
    notAfter: new Date('2040-01-01'),
    keys,
    signingAlgorithm: RSA,
  })
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64')
  const label = 'PRIVATE KEY'
  const privateKey = `-----BEGIN ${label}-----\n${pkcs8.match(/.{1,64}/g)?.join('\n')}\n-----END ${label}-----\n`

  const signInUrl = `${entityId}/sign-in`
  const metadata = `<?xml version="1.0"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
<md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
<md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data>
<ds:X509Certificate>${Buffer.from(certificate.rawData).toString('base64')}</ds:X509Certificate>
</ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${signInUrl}"/>
</md:IDPSSODescriptor></md:EntityDescriptor>`

  function assertion(draft: AnswerDraft, asked: { id: string; acs: string; audience: string }): string {
    const now = Date.now()
    const until = new Date(now + (draft.expiresIn ?? 5) * 60_000).toISOString()
    const since = new Date(now - 10 * 60_000).toISOString()
    const {
      id = `_${crypto.randomUUID()}`,
      inResponseTo = asked.id,
      audience = asked.audience,
      issuer = entityId,
    } = draft
    const xml = `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" Version="2.0" IssueInstant="${new Date(now).toISOString()}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${draft.nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${inResponseTo}" NotOnOrAfter="${until}" Recipient="${asked.acs}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${since}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${since}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>${statementOf(draft)}</saml:Assertion>`
    return draft.signed === false ? xml : sign(xml)
  }

  function sign(xml: string): string {
    const signer = new SignedXml({
      privateKey,
      signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
    })
    signer.addReference({
      xpath: "//*[local-name(.)='Assertion']",
      digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
      transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/2001/10/xml-exc-c14n#'],
    })
    signer.computeSignature(xml, { location: { reference: "//*[local-name(.)='Issuer']", action: 'after' } })
    return signer.getSignedXml()
  }

  const envelope = (inner: string, inResponseTo: string, acs: string): string =>
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_${crypto.randomUUID()}" Version="2.0" IssueInstant="${new Date().toISOString()}" Destination="${acs}" InResponseTo="${inResponseTo}"><saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${entityId}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${inner}</samlp:Response>`

  return {
    entityId,
    metadata,
    signInUrl,
    /** What our request to this page says. */
    reads(address: string) {
      const url = new URL(address)
      const request = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')).toString()
      const of = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(request)?.[1] ?? ''
      const audience = /<saml:Issuer[^>]*>([^<]*)</.exec(request)?.[1] ?? ''
      const acs = of('AssertionConsumerServiceURL')
      return { id: of(' ID'), acs, audience, relayState: url.searchParams.get('RelayState') ?? '' }
    },
    assertion,
    envelope,
    /** The form that the page posts, ready. */
    answers(address: string, draft: AnswerDraft): URLSearchParams {
      const asked = this.reads(address)
      const xml = envelope(assertion(draft, asked), draft.inResponseTo ?? asked.id, asked.acs)
      return new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: asked.relayState })
    },
  }
}
