-- For wrk: prints what was answered in its last line: answers, microseconds, errors, refusals. With an argument, each request has a path of its own, marked by it.
function init(args)
  if not args[1] then return end
  local separator = wrk.path:find('?', 1, true) and '&' or '?'
  local count = 0
  request = function()
    count = count + 1
    return wrk.format(nil, wrk.path .. separator .. 'n=' .. args[1] .. '-' .. count)
  end
end

function done(summary)
  local errors = summary.errors
  io.write(string.format('\n%d %d %d %d\n', summary.requests, summary.duration,
    errors.connect + errors.read + errors.write + errors.timeout, errors.status))
end
