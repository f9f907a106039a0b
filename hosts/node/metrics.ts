import type { Metrics } from '@heraia/server/ports'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** A metric is made when it is first used; its label names are those of that first use. */
export function metrics({ ofProcess = true } = {}): Metrics {
  const registry = new Registry()
  if (ofProcess) collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const counters = new Map<string, Counter>()
  const histograms = new Map<string, Histogram>()
  const gauges = new Map<string, Gauge>()
  return {
    count: (name, labels = {}) =>
      once(counters, name, (full) => new Counter({ ...full, labelNames: Object.keys(labels), registers })).inc(labels),
    observe: (name, duration, labels = {}) =>
      once(
        histograms,
        name,
        (full) => new Histogram({ ...full, labelNames: Object.keys(labels), buckets: seconds, registers }),
      ).observe(labels, duration),
    gauge: (name, value) => once(gauges, name, (full) => new Gauge({ ...full, registers })).set(value),
    render: () => registry.metrics(),
  }
}

function once<M>(kept: Map<string, M>, name: string, make: (full: { name: string; help: string }) => M): M {
  let metric = kept.get(name)
  if (!metric) {
    metric = make({ name: `heraia_${name}`, help: name.replaceAll('_', ' ') })
    kept.set(name, metric)
  }
  return metric
}
