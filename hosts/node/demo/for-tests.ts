export const FOR_TESTS = 'tests'

/**
 * DEMO_BUILD=tests: the demo as it is for people, but its database and engine are not compressed: that is half of a build,
 * and dozens of new browsers would each unpack them. It is built anew when it is wanted without that.
 */
export const isForTests = (): boolean => process.env.DEMO_BUILD === FOR_TESTS
