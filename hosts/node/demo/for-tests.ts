export const FOR_TESTS = 'tests'

/**
 * DEMO_BUILD=tests: the demo as it is for people, but hardly compressed, which takes half of the time of a build.
 * It is built anew when it is wanted without that.
 */
export const isForTests = (): boolean => process.env.DEMO_BUILD === FOR_TESTS
