import type { Reporter, TestModule } from 'vitest/node'

/** Names every test that passed only when it was tried again; by default those alone are named that were slow too. */
export const nameRetried: Reporter = {
  onTestRunEnd(modules) {
    const retried = modules.flatMap(retriedOf)
    if (retried.length > 0) console.log(['Tried again:', ...retried, ''].join('\n'))
  },
}

const retriedOf = (module: TestModule): string[] =>
  [...module.children.allTests('passed')]
    .filter((test) => test.diagnostic()?.flaky)
    .map((test) => `  ${test.project.name} ${module.relativeModuleId} > ${test.fullName}`)
