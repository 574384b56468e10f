"""A program for a ladder of Carta Impera Victoria: DUSKHALL_TOKEN=… python3 ladder-bot.py http://localhost:8410"""
import json, os, sys, time
from collections import Counter
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen

server = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8410"

def turn(answer):
    """Answers the open question, if there is one, and waits for news: at most 20 seconds."""
    body = json.dumps({} if answer is None else {"answer": answer}).encode()
    headers = {"Authorization": "Bearer " + os.environ["DUSKHALL_TOKEN"], "Content-Type": "application/json"}
    try:
        with urlopen(Request(server + "/api/ladders/turn", body, headers), timeout=60) as response:
            return json.load(response)
    except HTTPError as error:  # the server has refused the answer, and says why
        return json.load(error)

def choose(view, moves):
    """Collects the domain it has most of. A card's number is its domain times three, plus its age."""
    own = Counter(card // 3 for card in view["areas"][view["viewer"]])
    hand = Counter(card // 3 for card in view["hand"])
    def appeal(move):
        if "card" not in move:
            return 1 if move.get("effect") == -1 else 0  # rather no effect than a bad one
        worth = 10 * own[move["card"] // 3] + hand[move["card"] // 3]
        return -worth if view["question"] in ("discard", "give") else worth
    return max(moves, key=appeal)

answer = None
while True:
    try:
        told = turn(answer)
    except (OSError, HTTPException, ValueError):  # the server cannot be reached, or a proxy answers in its place
        told = {"code": "away", "text": "no answer from " + server}
    answer = None
    if "code" in told:
        print(told["code"], told["text"], flush=True)
        if told["code"] in ("no-token", "replaced", "no-ladder"):
            sys.exit(1)
        time.sleep(2)
    elif told["type"] == "turn":
        answer = {"match": told["match"], "asked": told["asked"], "move": choose(told["view"], told["moves"])}
    elif told["type"] == "over":
        print("seat", told["seat"], "scores", told["scores"], told["why"], flush=True)
