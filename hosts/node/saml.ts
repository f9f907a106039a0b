import type { Saml } from '@heraia/server/ports'

const load = async (): Promise<Saml> => (await import('./saml-library.ts')).samlLibrary

/** node-saml needs Node's crypto and streams, so it lives here; it is large, so it is loaded when it is needed. */
export const saml: Saml = {
  describe: async (site) => (await load()).describe(site),
  readDirectory: async (xml) => (await load()).readDirectory(xml),
  signInUrl: async (...asked) => (await load()).signInUrl(...asked),
  readAnswer: async (...asked) => (await load()).readAnswer(...asked),
}
