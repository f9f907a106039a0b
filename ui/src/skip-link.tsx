/** The first thing Tab reaches: past the navigation, to the page itself. The target needs tabIndex={-1}. */
export function SkipLink({ href = '#main', label }: { href?: string; label: string }) {
  return (
    <a
      href={href}
      className="touch fixed start-2 top-2 z-50 inline-flex -translate-y-24 items-center rounded-md bg-inverse px-5 font-semibold text-on-inverse focus:translate-y-0"
    >
      {label}
    </a>
  )
}
