import type { Saml, SamlAssertion, SamlDirectory, SamlSite } from '@heraia/server/ports'
import { generateServiceProviderMetadata, SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import { DOMParser } from '@xmldom/xmldom'

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata'
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#'
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const CLOCK_SKEW_MS = 30_000
const ANSWER_WITHIN_MS = 120_000

/** What `saml.ts` loads when somebody first signs in by her organisation. */
export const samlLibrary: Saml = {
  describe: async ({ entityId, acsUrl }) =>
    generateServiceProviderMetadata({ issuer: entityId, callbackUrl: acsUrl, wantAssertionsSigned: true }),

  readDirectory: async (xml) => readDirectory(xml),

  signInUrl: (directory, site, { requestId, relayState, nameIdFormat }) =>
    clientFor(directory, site, requestId, nameIdFormat).getAuthorizeUrlAsync(relayState, undefined, {}),

  readAnswer: async (directory, site, requestId, answer) => {
    const { profile } = await clientFor(directory, site, requestId).validatePostResponseAsync({ SAMLResponse: answer })
    const assertion = profile?.getAssertionXml?.()
    if (!profile || !assertion) throw new Error('The answer has no assertion.')
    return readAssertion(assertion, directory.entityId)
  },
}

/** Knows one request only: an answer to another is refused, in the answer and inside what is signed. */
function clientFor(
  directory: SamlDirectory,
  site: SamlSite,
  requestId: string,
  nameIdFormat: string | null = null,
): SAML {
  const sentAt = new Date().toISOString()
  return new SAML({
    entryPoint: directory.signInUrl,
    idpCert: directory.certificates,
    idpIssuer: directory.entityId,
    issuer: site.entityId,
    audience: site.entityId,
    callbackUrl: site.acsUrl,
    // The assertion itself must be signed: a signed envelope around another one is an attack.
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    requestIdExpirationPeriodMs: ANSWER_WITHIN_MS,
    disableRequestedAuthnContext: true,
    identifierFormat: nameIdFormat,
    generateUniqueId: () => requestId,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: {
      saveAsync: async (key, value) => ({ value, createdAt: Date.now(), key }),
      getAsync: async (key) => (key === requestId ? sentAt : null),
      removeAsync: async (key) => key,
    },
  })
}

const parse = (xml: string) =>
  // Whatever is not well-formed is refused, also what browsers would mend.
  new DOMParser({
    errorHandler: (_, message) => {
      throw new Error(String(message))
    },
  }).parseFromString(xml, 'text/xml')

/** From what node-saml found validly signed; nothing outside of it is read. */
function readAssertion(xml: string, entityId: string): SamlAssertion {
  const assertion = parse(xml).documentElement
  const first = (name: string) => assertion.getElementsByTagNameNS('*', name)[0]
  const id = assertion.getAttribute('ID') ?? ''
  // Services that host many organisations sign for all of them with one key. node-saml asks this at a sign-out only.
  if (first('Issuer')?.textContent?.trim() !== entityId) throw new Error('The assertion is of another organisation.')
  const nameId = first('NameID')
  const until = first('Conditions')?.getAttribute('NotOnOrAfter') ?? ''
  if (id === '' || !nameId?.textContent || until === '') throw new Error('The assertion names nobody, or no time.')
  const attributes = Array.from(assertion.getElementsByTagNameNS('*', 'Attribute'), (attribute) => {
    const values = Array.from(attribute.getElementsByTagNameNS('*', 'AttributeValue'), (one) => one.textContent ?? '')
    return [attribute.getAttribute('Name') ?? '', values] as const
  })
  return {
    id,
    nameId: nameId.textContent.trim(),
    nameIdFormat: nameId.getAttribute('Format') ?? '',
    attributes: Object.fromEntries(attributes),
    expiresAt: new Date(new Date(until).getTime() + CLOCK_SKEW_MS),
  }
}

function readDirectory(xml: string): SamlDirectory | null {
  // A document type can make a small text huge, or read files.
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) return null
  try {
    const entity = parse(xml).getElementsByTagNameNS(METADATA, 'EntityDescriptor')[0]
    const entityId = entity?.getAttribute('entityID') ?? ''
    const directory = entity?.getElementsByTagNameNS(METADATA, 'IDPSSODescriptor')[0]
    if (!directory || entityId === '') return null
    const services = Array.from(directory.getElementsByTagNameNS(METADATA, 'SingleSignOnService'))
    const service = services.find((one) => one.getAttribute('Binding') === REDIRECT)
    const signInUrl = service?.getAttribute('Location') ?? ''
    const keys = Array.from(directory.getElementsByTagNameNS(METADATA, 'KeyDescriptor')).filter(
      (key) => key.getAttribute('use') !== 'encryption',
    )
    const certificates = keys.flatMap((key) =>
      Array.from(key.getElementsByTagNameNS(SIGNATURE, 'X509Certificate'), (one) =>
        (one.textContent ?? '').replace(/\s/g, ''),
      ),
    )
    if (!URL.canParse(signInUrl) || certificates.length === 0) return null
    return { entityId, signInUrl, certificates }
  } catch {
    return null
  }
}
